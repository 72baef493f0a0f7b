/** A control of the platform. */
export type NativeControl = 'button' | 'link' | 'checkbox' | 'radio' | 'select' | 'text' | 'file';

/** A line of a keyboard table. */
export type KeyLine = readonly [keys: string, does: string];

/** Keys that the platform's controls handle by themselves. */
const nativeKeys: Readonly<Record<NativeControl, readonly KeyLine[]>> = {
  button: [['Enter, Space', 'Presses it']],
  link: [['Enter', 'Follows it']],
  checkbox: [['Space', 'Switches it']],
  radio: [['Arrow keys', 'Choose the option before or behind; the group is one tab stop']],
  select: [
    ['Arrow keys', 'Choose the option above or below'],
    ['Letters', 'Jump to the option that begins with them'],
  ],
  text: [['Letters, arrow keys', 'Write and move as in any field of the platform']],
  file: [['Enter, Space', 'Opens the system’s dialog of files']],
};

/** A key that the component answers itself. */
export interface OwnKey {
  /**
   * Keys as `userEvent.keyboard` writes them: `{Escape}`, ` `; `Tab` means `userEvent.tab`. A contract test requires
   * them in the play.
   */
  keys: readonly string[];
  /** Effect of the keys. */
  does: string;
  /** The story of this component whose play presses them: `Default`. */
  story: string;
}

/** How far one may rely on a component. */
export type ComponentStatus =
  | { kind: 'stable' }
  /** Used, and its props may still change. */
  | { kind: 'new' }
  /** Not for new pages: what is to be used instead. */
  | { kind: 'replaced'; by: string };

/** When and how a component is used: shown on its page above its props, and found by the search. */
export interface Guideline {
  status: ComponentStatus;
  /** When. */
  use: string;
  /** When not, and what then. */
  avoid: string;
  /** Its parts, in the order they are met. */
  anatomy: readonly string[];
  /** Nothing where it takes no focus. */
  keyboard: { native?: readonly NativeControl[]; own?: readonly OwnKey[] };
  /** Information for assistive technology, and the duties of the surrounding page for it. */
  accessibility: string;
  /** How its texts are written. */
  words: string;
}

export const stable: ComponentStatus = { kind: 'stable' };
/** See ComponentStatus. */
export const fresh: ComponentStatus = { kind: 'new' };

const named: Readonly<Record<string, string>> = {
  ' ': 'Space',
  '[F8]': 'F8',
  '{Control>}{Enter}': 'Ctrl+Enter',
  '{Control>}{End}': 'Ctrl+End',
  '{Control>}{Home}': 'Ctrl+Home',
  '{Control>}[KeyA]': 'Ctrl+A',
  '{Shift>} ': 'Shift+Space',
  '{Control>}{Shift>}[KeyF]': 'Ctrl+Shift+F',
};

/** Keys as a reader knows them: `{ArrowDown}` is Arrow Down. */
function keyName(keys: string): string {
  return named[keys] ?? keys.replaceAll(/[{}]/g, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/** Every line of a component's keyboard table: what the platform does first, then what it does itself. */
export function keyboardRows({ keyboard }: Guideline): readonly KeyLine[] {
  return [
    ...(keyboard.native ?? []).flatMap((control) => nativeKeys[control]),
    ...(keyboard.own ?? []).map(({ keys, does }): KeyLine => [keys.map(keyName).join(', '), does]),
  ];
}
