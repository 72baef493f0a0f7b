/** Time in milliseconds in which a slow browser has started to save. */
const releaseAfterMs = 30_000;

/** Saves a text as a file of this name. */
export function downloadText(name: string, type: `text/${string}`, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
}

/** Saves the answer of a call of this site as a file. */
export function downloadFrom(href: string, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.download = name;
  anchor.click();
}
