import { useId, useRef, useState, type ReactNode } from 'react';
import { Button, IconButton, type ButtonIntent, type ButtonSize } from './Button';
import { lazyPart } from './lazyPart';
import type { MenuEntry, MenuItem } from './menuItem';

const loadPopup = () => import('./MenuPopup');
const MenuPopup = lazyPart(loadPopup);

export interface MenuProps {
  /** Accessible name of the button and of the menu. */
  label: string;
  /** Its lines, top to bottom. */
  items: readonly MenuItem[];
  /** The button's face: text beside the icon, or the icon alone. */
  face: { kind: 'text'; text: ReactNode; icon?: ReactNode } | { kind: 'icon'; icon: ReactNode };
  /** How much the button stands out: `ghost` by default. */
  intent?: ButtonIntent;
  /** Of the button; `sm` in dense tables. */
  size?: ButtonSize;
  /** To which edge of the button the menu is aligned; `end` by default. */
  align?: 'start' | 'end';
  /** On which side of the button it opens, where there is room; `bottom` by default. */
  side?: 'bottom' | 'right';
  /** Opens at once: for stories. */
  defaultOpen?: boolean;
  /** For composite widgets that are one tab stop. */
  tabIndex?: number | undefined;
  /** Classes of the outermost element, for its place on the page. */
  className?: string;
}

/**
 * A button that opens a menu. The menu's code arrives when a pointer or focus comes near, so a table with ten
 * thousand of these costs ten thousand plain buttons. While open, keyboard and focus are Radix's.
 */
export function Menu({
  label,
  items,
  face,
  intent = 'ghost',
  size,
  align = 'end',
  side = 'bottom',
  defaultOpen = false,
  tabIndex,
  className,
}: MenuProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const [entry, setEntry] = useState<MenuEntry>('menu');
  const trigger = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const open = (at: MenuEntry) => {
    setEntry(at);
    setIsOpen(true);
  };
  const shared = {
    ref: trigger,
    tabIndex,
    intent,
    ...(size === undefined ? {} : { size }),
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? menuId : undefined,
    onPointerEnter: () => void loadPopup(),
    onFocus: () => void loadPopup(),
    // A click without a pointer is Enter, Space or a screen reader: it starts at the first line.
    onClick: (event: React.MouseEvent) => {
      if (isOpen) setIsOpen(false);
      else open(event.detail === 0 ? 'first' : 'menu');
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        open(event.key === 'ArrowDown' ? 'first' : 'last');
      }
    },
  };
  return (
    <span className={`relative inline-flex ${className ?? ''}`}>
      {face.kind === 'icon' ? (
        <IconButton {...shared} label={label} icon={face.icon} />
      ) : (
        <Button {...shared} icon={face.icon}>
          {face.text}
        </Button>
      )}
      {isOpen && (
        <MenuPopup
          id={menuId}
          label={label}
          items={items}
          align={align}
          side={side}
          entry={entry}
          onClose={() => setIsOpen(false)}
          returnFocusTo={trigger}
        />
      )}
    </span>
  );
}
