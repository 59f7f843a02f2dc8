/** Claim's sounds: paper and wood, and a drum when a faction votes. */
import type { Sounds } from '$web/lib/sound'

export const sounds: Sounds = {
  'leader-chosen': 'knock',
  'hand-dealt': 'deal',
  'hand-dealt-unseen': 'deal',
  'prize-turned': 'card',
  'card-led': 'slap',
  'card-followed': 'slap',
  'card-copied': 'magic',
  'card-thrown': 'slap',
  'trick-won': 'knock',
  'trick-tied': 'knock',
  'trick-unfollowed': 'knock',
  'goblin-ridden-down': 'sword',
  'card-discarded': 'card',
  'undead-scored': 'whoosh',
  'card-scored': 'card',
  'dwarf-scored': 'coin',
  'copy-scored': 'magic',
  'prize-taken': 'card',
  'follower-drawn': 'card',
  'follower-drawn-unseen': 'card',
  'support-begins': 'fanfare',
  'vote-won': 'drum',
  'vote-won-by-highest': 'drum',
  'vote-nobody': 'drum',
}
