/** Where the pointer was pressed last. Loaded with the page: a press may open the table that asks for it. */
export const pressed = { x: -1000, y: -1000 }

window.addEventListener(
  'pointerdown',
  ({ clientX, clientY }) => {
    pressed.x = clientX
    pressed.y = clientY
  },
  true,
)
