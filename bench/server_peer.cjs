// boardgame.io's own server with a small game of cards: two seats in turn, each plays one of the cards in its hand.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const CARDS = 26;

const Cards = {
  name: 'cards',
  setup: () => ({ hands: [0, 1].map((seat) => Array.from({ length: CARDS }, (_, n) => seat * CARDS + n)), led: null, tricks: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, place) => {
      const hand = G.hands[playerID];
      if (!(place in hand)) return INVALID_MOVE;
      const [card] = hand.splice(place, 1);
      if (G.led === null) {
        G.led = card;
      } else {
        G.tricks[card % CARDS > G.led % CARDS ? playerID : 1 - playerID] += 1;
        G.led = null;
      }
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)) }),
  endIf: ({ G }) => (G.hands.every((hand) => hand.length === 0) ? { tricks: G.tricks } : undefined),
};

Server({ games: [Cards], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
