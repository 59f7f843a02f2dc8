/** The few Node types that the tests need. */

declare module 'node:fs' {
  export function existsSync(path: string): boolean
  export function createReadStream(path: string): AsyncIterable<string>
}

declare module 'node:readline' {
  export function createInterface(options: { input: AsyncIterable<string> }): AsyncIterable<string>
}

declare module 'node:process' {
  const process: { env: Record<string, string | undefined>; cwd: () => string }
  export default process
}
