/** Determines the open page from the address alone. */

export type Page =
  | { name: 'shelf' }
  | { name: 'table'; code: string; projector: boolean }
  | { name: 'replay'; code: string; moment: string; judged: boolean }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'new'; game: string; bots: boolean }
  | { name: 'puzzle'; game: string; date: string }
  | { name: 'design' }
  | { name: 'lost' }

function read(location: Location): Page {
  const [kind, what] = location.pathname.split('/').filter(Boolean)
  if (kind === 't' && what)
    return { name: 'table', code: what.toUpperCase(), projector: location.search === '?projector' }
  if (kind === 'replay' && what)
    return { name: 'replay', code: what.toUpperCase(), moment: location.hash.slice(1), judged: false }
  if (kind === 'rules' && what) return { name: 'rules', game: what, rule: location.hash.slice(1) }
  if (kind === 'new' && what) return { name: 'new', game: what, bots: location.search === '?bots' }
  // The analysis is part of the replay, but has its own address.
  if (kind === 'analysis' && what)
    return { name: 'replay', code: what.toUpperCase(), moment: `0.${location.hash.slice(1) || 1}`, judged: true }
  if (kind === 'puzzle') return { name: 'puzzle', game: what ?? '', date: location.search.slice(1) }
  if (kind === 'design') return { name: 'design' }
  return { name: kind ? 'lost' : 'shelf' }
}

class Router {
  page = $state<Page>(read(window.location))

  constructor() {
    window.addEventListener('popstate', () => (this.page = read(window.location)))
  }

  go(path: string): void {
    window.history.pushState(null, '', path)
    this.page = read(window.location)
    window.scrollTo(0, 0)
  }

  /** Follow a link without reloading the page. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a')
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0
    if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
      return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
