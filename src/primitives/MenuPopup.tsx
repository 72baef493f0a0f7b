import { cx } from 'class-variance-authority';
import { DropdownMenu } from 'radix-ui';
import { Fragment, use, useId, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { ChangesOff } from './changesOff';
import { placeOf } from './focusPlace';
import { giveFocusBack } from './focusReturn';
import { CheckIcon } from './icons';
import { Link } from './Link';
import type { MenuEntry, MenuItem } from './menuItem';

interface MenuPopupProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  align: 'start' | 'end';
  side: 'bottom' | 'right';
  entry: MenuEntry;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
}

const itemClass =
  'flex w-full min-h-9 items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-base outline-none select-none data-highlighted:bg-hover data-disabled:cursor-not-allowed aria-[current=page]:bg-selected aria-[current=page]:font-medium pointer-coarse:min-h-11 forced-colors:data-highlighted:outline';

/** The loaded part of Menu, anchored to an inert span that covers the real button. */
export default function MenuPopup({
  id,
  label,
  items,
  align,
  side,
  entry,
  onClose,
  returnFocusTo,
}: MenuPopupProps) {
  const chosen = useRef<(() => void) | null>(null);
  const hasEntered = useRef(false);

  // Radix starts at the first item only for keys it has seen; the key that loaded this chunk came before.
  const enter = (event: FocusEvent<HTMLElement>) => {
    if (hasEntered.current || event.target !== event.currentTarget) return;
    hasEntered.current = true;
    if (entry === 'menu') return;
    const lines = event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]');
    lines[entry === 'first' ? 0 : lines.length - 1]?.focus();
  };

  return (
    // Not modal: a page hidden from assistive technology must not hold focus.
    <DropdownMenu.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden="true" tabIndex={-1} className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          id={id}
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          side={side}
          onFocus={enter}
          sideOffset={side === 'right' ? 10 : 4}
          collisionPadding={8}
          loop
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-pop-in overflow-y-auto rounded-control bg-raised p-1 text-text shadow-float forced-colors:border"
          onInteractOutside={(event) => {
            // The button closes the menu itself on click; closing here too would open it again.
            if (event.target instanceof Node && returnFocusTo.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack(returnFocusTo.current && placeOf(returnFocusTo.current));
            // Runs after focus is restored, so that dialogs can return it to the same button.
            chosen.current?.();
          }}
        >
          {items.map((item) => (
            <Fragment key={item.id}>
              <Entry
                item={item}
                onChoose={(action) => {
                  chosen.current = action;
                }}
              />
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Entry({ item, onChoose }: { item: MenuItem; onChoose: (action: () => void) => void }) {
  const noteId = useId();
  const changesOff = use(ChangesOff);
  switch (item.kind) {
    case 'separator':
      return <DropdownMenu.Separator className="my-1 h-px bg-border" />;
    case 'heading':
      return (
        <DropdownMenu.Label className="px-2.5 py-1.5 text-sm break-words text-text-muted">
          {item.lead !== undefined && (
            <span className="block text-base font-medium text-text">{item.lead}</span>
          )}
          <span className="contents">{item.label}</span>
        </DropdownMenu.Label>
      );
    case 'choice':
      return (
        <DropdownMenu.CheckboxItem
          role="menuitemradio"
          checked={item.isChosen}
          onSelect={() => onChoose(item.onSelect)}
          className={itemClass}
        >
          <Face icon={item.icon} label={item.label} />
          <CheckIcon className={cx('ml-auto', !item.isChosen && 'invisible')} />
        </DropdownMenu.CheckboxItem>
      );
    case 'link':
      return item.disabledReason === undefined ? (
        <DropdownMenu.Item asChild className={itemClass}>
          <Link
            href={item.href}
            variant="bare"
            {...(item.target ? { target: item.target } : {})}
            {...(item.download === undefined ? {} : { download: item.download })}
            {...(item.isCurrent ? { 'aria-current': 'page' } : {})}
            {...(item.note === undefined ? {} : { 'aria-describedby': noteId })}
          >
            <Face icon={item.icon} label={item.label} />
            {item.note !== undefined && (
              <span id={noteId} aria-hidden="true" className="text-xs text-text-muted">
                {item.note}
              </span>
            )}
          </Link>
        </DropdownMenu.Item>
      ) : (
        <Unavailable icon={item.icon} label={item.label} reason={item.disabledReason} />
      );
    case 'action': {
      const reason =
        item.isChange === false ? item.disabledReason : (changesOff?.reason ?? item.disabledReason);
      return reason === undefined ? (
        <DropdownMenu.Item
          onSelect={() => onChoose(item.onSelect)}
          className={cx(itemClass, item.tone === 'danger' && 'text-danger-text')}
        >
          <Face icon={item.icon} label={item.label} />
        </DropdownMenu.Item>
      ) : (
        <Unavailable icon={item.icon} label={item.label} reason={reason} />
      );
    }
  }
}

/** Focusable, so that its reason can be read. */
function Unavailable({ icon, label, reason }: { icon: ReactNode; label: string; reason: string }) {
  return (
    <DropdownMenu.Item
      aria-disabled="true"
      onSelect={(event) => event.preventDefault()}
      className={cx(itemClass, 'cursor-not-allowed items-start text-text-muted')}
    >
      {icon}
      <span className="min-w-0">
        <span className="block">{label}</span>
        <span className="block text-sm">{reason}</span>
      </span>
    </DropdownMenu.Item>
  );
}

function Face({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      {icon}
      <span className="min-w-0 flex-1">{label}</span>
    </>
  );
}
