import { useId, useRef, useState, type ReactNode } from 'react';
import { Button, IconButton, type ButtonIntent, type ButtonSize } from './Button';
import { lazyPart } from './lazyPart';
import type { MenuEntry, MenuItem } from './menuItem';

const loadPopup = () => import('./MenuPopup');
const MenuPopup = lazyPart(loadPopup);

export interface MenuProps {
  /** Accessible name of the button and of the menu. */
  label: string;
  /** Items from top to bottom. */
  items: readonly MenuItem[];
  /** Content of the button: text with an icon, or the icon alone. */
  face: { kind: 'text'; text: ReactNode; icon?: ReactNode } | { kind: 'icon'; icon: ReactNode };
  /** Button intent: `ghost` by default. */
  intent?: ButtonIntent;
  /** Size of the button; `sm` in dense tables. */
  size?: ButtonSize;
  /** Alignment with the button's edge; `end` by default. */
  align?: 'start' | 'end';
  /** Preferred side of the button; `bottom` by default. */
  side?: 'bottom' | 'right';
  /** Opens initially, for stories. */
  defaultOpen?: boolean;
  /** For composite widgets with a single tab stop. */
  tabIndex?: number | undefined;
  /** Classes of the outermost element. */
  className?: string;
}

/**
 * A button with a menu. The menu's code is loaded when a pointer or focus comes near, so that ten thousand of them cost
 * only plain buttons. While open, Radix handles keyboard and focus.
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
    // A click without a pointer comes from Enter, Space or a screen reader: focus starts at the first item.
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
