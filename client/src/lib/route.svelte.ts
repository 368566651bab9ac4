/** Which page the address names. Links inside the hall change it without loading anything anew. */
class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);

  /** The parts of the path: `/t/abc` is `["t", "abc"]`. */
  readonly parts = $derived(this.path.split("/").filter(Boolean).map(decodeURIComponent));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const before = this.path;
    this.read();
    if (this.path !== before) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  /** An ordinary click on an ordinary link to a page of ours. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    const href = link?.getAttribute("href");
    if (!link || !href?.startsWith("/") || href.startsWith("/api") || link.hasAttribute("download")) return;
    if (link.getAttribute("target")) return;
    event.preventDefault();
    this.go(href);
  }
}

export const route = new Route();
