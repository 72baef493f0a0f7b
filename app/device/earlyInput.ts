/** Input typed into the document's initial form before the app replaced it (app/build/firstFrame.tsx). */
export interface EarlyInput {
  /** By the names of the fields. */
  values: Readonly<Record<string, string>>;
  /** The field that has the focus; null where none has. */
  focused: string | null;
}

let fields: readonly HTMLInputElement[] = [];
let focused: string | null = null;

/** Holds on to the fields of the document's form: they know what was typed when they are no longer in it. */
export function holdEarlyInput(root: HTMLElement): void {
  fields = [...root.querySelectorAll<HTMLInputElement>('[data-first-frame] input:not([inert])')];
  focused = fields.find((field) => field === document.activeElement)?.name ?? null;
}

/** Returns the early input, once: the caller shows it. */
export function takeEarlyInput(): EarlyInput {
  const early = { values: Object.fromEntries(fields.map(({ name, value }) => [name, value])), focused };
  fields = [];
  focused = null;
  return early;
}
