import type { ReactNode } from 'react';

/** One line of a menu: something to do, or somewhere to go. */
export type MenuItem =
  | {
      kind: 'action';
      id: string;
      label: string;
      icon?: ReactNode;
      tone?: 'danger';
      disabledReason?: string;
      onSelect: () => void;
    }
  | {
      kind: 'link';
      id: string;
      label: string;
      icon?: ReactNode;
      href: string;
      target?: '_blank';
      /** It is a file: saved under this name, or with an empty one under what the server calls it. */
      download?: string;
      /** The page we are on. */
      isCurrent?: boolean;
      /** A word about where it leads, small at the end; read out after the name. */
      note?: string;
      disabledReason?: string;
    }
  /** One of several that exclude each other. */
  | { kind: 'choice'; id: string; label: string; icon?: ReactNode; isChosen: boolean; onSelect: () => void }
  | {
      kind: 'heading';
      id: string;
      label: string;
      /** Stands above the label and speaks louder: a person's name above their address. */
      lead?: string;
    }
  | { kind: 'separator'; id: string };

/** Where focus starts in an opened menu. */
export type MenuEntry = 'menu' | 'first' | 'last';
