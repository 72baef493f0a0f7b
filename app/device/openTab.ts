/** Opens an address of this site in a tab of its own, which gets no hold on this one. */
export function openTab(href: string): void {
  window.open(href, '_blank', 'noopener');
}
