import type { ReactNode } from 'react';

/** A menu item: an action or a link. */
export type MenuItem =
  | {
      kind: 'action';
      /** Unique key. */
      id: string;
      /** Text of the item: its action or its destination. */
      label: string;
      /** Decorative icon before the label. */
      icon?: ReactNode;
      tone?: 'danger';
      /** Why it is disabled; it stays focusable and shows the reason. */
      disabledReason?: string;
      /** False if it only opens or shows something; other items are disabled by `ChangesOff`. */
      isChange?: boolean;
      /** The item was chosen; called after the menu has closed. */
      onSelect: () => void;
    }
  | {
      kind: 'link';
      /** Unique key. */
      id: string;
      /** Text of the item: its action or its destination. */
      label: string;
      /** Decorative icon before the label. */
      icon?: ReactNode;
      /** Target of the link. */
      href: string;
      target?: '_blank';
      /** Downloads a file under this name; an empty name uses the server's. */
      download?: string;
      /** Whether this is the current page. */
      isCurrent?: boolean;
      /** Note at the end, read out after the name. */
      note?: string;
      /** Why it is disabled; it stays focusable and shows the reason. */
      disabledReason?: string;
    }
  /** One of several exclusive options. */
  | {
      kind: 'choice';
      /** Unique key. */
      id: string;
      /** Text of the item: its action or its destination. */
      label: string;
      /** Decorative icon before the label. */
      icon?: ReactNode;
      /** Whether it is selected. */
      isChosen: boolean;
      /** The item was chosen; called after the menu has closed. */
      onSelect: () => void;
    }
  | {
      kind: 'heading';
      /** Unique key. */
      id: string;
      /** Name of the group. */
      label: string;
      /** Emphasized text above the label, such as a person's name above their address. */
      lead?: string;
    }
  | {
      kind: 'separator';
      /** Unique key. */
      id: string;
    };

/** Initial focus in an opened menu. */
export type MenuEntry = 'menu' | 'first' | 'last';
