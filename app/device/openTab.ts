/** Opens an address of this site in a new tab, which gets no reference to this one. */
export function openTab(href: string): void {
  window.open(href, '_blank', 'noopener');
}

/** A tab that was opened by a click and waits for its address. */
export interface WaitingTab {
  /** Navigates to the address; false if the browser opened no tab or the user closed it. */
  go: (href: string) => boolean;
  /** Closes the tab if there is no address. */
  close: () => void;
}

/** Opens a tab during the click, because browsers block it later. The tab gets no reference to this one. */
export function openWaitingTab(): WaitingTab {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  return {
    go(href) {
      if (!tab || tab.closed) return false;
      tab.location.replace(href);
      return true;
    },
    close: () => tab?.close(),
  };
}
