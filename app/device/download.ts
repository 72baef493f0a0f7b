/** Long enough for a slow browser to have started to save, in milliseconds. */
const releaseAfterMs = 30_000;

/** Hands the browser a text to save as a file of this name. */
export function downloadText(name: string, type: `text/${string}`, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
}

/** Has the browser save what a call of this site answers with. */
export function downloadFrom(href: string, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.download = name;
  anchor.click();
}
