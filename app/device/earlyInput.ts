/** Input typed into the document's initial form before the app replaced it (app/build/firstFrame.tsx). */
export interface EarlyInput {
  /** Values by field name. */
  values: Readonly<Record<string, string>>;
  /** Name of the focused field; null if none has focus. */
  focused: string | null;
}

let fields: readonly HTMLInputElement[] = [];
let focused: string | null = null;

/** Keeps references to the initial form's fields, which hold their values after they are removed. */
export function holdEarlyInput(root: HTMLElement): void {
  fields = [...root.querySelectorAll<HTMLInputElement>('[data-first-frame] input:not([inert])')];
  focused = fields.find((field) => field === document.activeElement)?.name ?? null;
}

/** Returns the early input once; the caller must show it. */
export function takeEarlyInput(): EarlyInput {
  const early = { values: Object.fromEntries(fields.map(({ name, value }) => [name, value])), focused };
  fields = [];
  focused = null;
  return early;
}
