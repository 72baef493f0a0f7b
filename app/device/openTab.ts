/** Opens an address of this site in a tab of its own, which gets no hold on this one. */
export function openTab(href: string): void {
  window.open(href, '_blank', 'noopener');
}

/** A tab that was opened by a click and waits for its address. */
export interface WaitingTab {
  /** Goes there; false where the browser opened no tab, or it is closed by now. */
  go: (href: string) => boolean;
  /** There is nowhere to go. */
  close: () => void;
}

/**
 * Opens a tab while the click lasts, since browsers let none open later. It gets no hold on this one before it goes
 * anywhere.
 */
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
