/** The heroes of the sets that come with Tablée. */

const sets = import.meta.glob<string>('../heroes/sets/*.toml', { query: '?raw', import: 'default', eager: true })

/** The faction of each, by its id. */
export const SHIPPED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(sets).flatMap((set) =>
    [...set.matchAll(/^id = "(.+)"[^]*?^faction = "(.+)"/gm)].map(([, id = '', faction = '']) => [id, faction]),
  ),
)
