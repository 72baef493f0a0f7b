/** A choice one can press anywhere on: the same card for one of several, for one that is on or off, and its marks. */
export const choiceCardClass =
  'relative flex min-w-0 items-start gap-3 rounded-control border border-border-strong bg-surface p-3 text-base transition-colors duration-150 has-enabled:hover:bg-hover has-checked:border-action has-checked:bg-selected has-checked:ring-1 has-checked:ring-action has-checked:ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:border-dashed has-disabled:border-border has-disabled:bg-sunken forced-colors:has-checked:outline-2';

/** The control inside a card: the card draws the focus. */
export const choiceMarkClass =
  'mt-0.5 size-4 shrink-0 accent-action outline-none disabled:cursor-not-allowed';

/** What a choice says beside its title. Ids of what is not there are left out of aria-describedby. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  const present = ids.filter((id) => id !== undefined && id !== false);
  return present.length === 0 ? undefined : present.join(' ');
}
