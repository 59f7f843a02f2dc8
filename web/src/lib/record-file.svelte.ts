/** A record that was opened from the disk, until the page is left. */

class RecordFile {
  text = $state('')
}

export const recordFile = new RecordFile()
