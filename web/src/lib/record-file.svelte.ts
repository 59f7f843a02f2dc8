/** Holds a record opened from the disk until the user leaves the page. */

class RecordFile {
  text = $state('')
}

export const recordFile = new RecordFile()
