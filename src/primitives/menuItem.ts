import type { ReactNode } from 'react';

/** One line of a menu: something to do, or somewhere to go. */
export type MenuItem =
  | {
      kind: 'action';
      /** Of its own among the lines: its key. */
      id: string;
      /** Text of the item: its action or its destination. */
      label: string;
      /** Decoration before the label. */
      icon?: ReactNode;
      tone?: 'danger';
      /** Why it cannot be used now; it stays in reach and says so. */
      disabledReason?: string;
      /** False where it only opens or shows something: any other is off where nothing may be changed (`ChangesOff`). */
      isChange?: boolean;
      /** It was chosen; runs when the menu has gone. */
      onSelect: () => void;
    }
  | {
      kind: 'link';
      /** Of its own among the lines: its key. */
      id: string;
      /** Text of the item: its action or its destination. */
      label: string;
      /** Decoration before the label. */
      icon?: ReactNode;
      /** Where it leads. */
      href: string;
      target?: '_blank';
      /** It is a file: saved under this name, or with an empty one under what the server calls it. */
      download?: string;
      /** The page we are on. */
      isCurrent?: boolean;
      /** A word about where it leads, small at the end; read out after the name. */
      note?: string;
      /** Why it cannot be used now; it stays in reach and says so. */
      disabledReason?: string;
    }
  /** One of several that exclude each other. */
  | {
      kind: 'choice';
      /** Of its own among the lines: its key. */
      id: string;
      /** Text of the item: its action or its destination. */
      label: string;
      /** Decoration before the label. */
      icon?: ReactNode;
      /** The choice in force. */
      isChosen: boolean;
      /** It was chosen; runs when the menu has gone. */
      onSelect: () => void;
    }
  | {
      kind: 'heading';
      /** Of its own among the lines: its key. */
      id: string;
      /** Name of the group: the trait that the lines below it share. */
      label: string;
      /** Stands above the label and speaks louder: a person's name above their address. */
      lead?: string;
    }
  | {
      kind: 'separator';
      /** Of its own among the lines: its key. */
      id: string;
    };

/** Where focus starts in an opened menu. */
export type MenuEntry = 'menu' | 'first' | 'last';
