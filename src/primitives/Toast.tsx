import { cva, cx } from 'class-variance-authority';
import { Toast as RadixToast } from 'radix-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';
import { Button, IconButton } from './Button';
import { focusAt, placeOf, type FocusPlace } from './focusPlace';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from './icons';
import { toastDurationMs } from './toastTiming';

/** A notice (§3) with a title and an optional sentence. */
export interface ToastNotice {
  /** Unique id: a new one replaces the notice. */
  id: string;
  /** Kind of notice; sets icon and colour. */
  type: 'success' | 'error' | 'info';
  /** Title that reports the event, in a few words. */
  title: string;
  /** Consequence of the event, in a sentence. */
  message?: string;
  /** Display time in milliseconds; paused by hover and focus. */
  duration?: number;
  /** An action such as Undo. */
  action?: { label: string; onSelect: () => void };
}

/** Radix replaces this by the key that focuses the notices. */
const hotkeyPlace = '({hotkey})';

export interface ToastProps {
  /** Text, kind and action of the notice. */
  notice: ToastNotice;
  /** `false` plays the exit animation; the owner removes the notice after toastExitMs. */
  isOpen: boolean;
  /** Closed by its close button, its action, a swipe or its timeout. */
  onClose: () => void;
}

const mark = cva('mt-px grid size-6 shrink-0 place-items-center rounded-full', {
  variants: {
    type: {
      success: 'bg-success-soft text-success-text',
      error: 'bg-danger-soft text-danger-text',
      info: 'bg-info-soft text-info-text',
    } satisfies Record<ToastNotice['type'], string>,
  },
});

const typeNames = {
  success: 'common.notice.success',
  error: 'common.notice.error',
  info: 'common.notice.info',
} as const satisfies Record<ToastNotice['type'], PlainMessageKey>;

const icons = { success: CheckIcon, error: AlertIcon, info: InfoIcon };

/** Size in pixels of a two-line notice with an action and its margin; its width is limited to `max-w-96`. */
const place = { width: 384, height: 136 };

/** Whether a notice at the top would cover this element. */
function isCovered(used: Element): boolean {
  const { top, bottom, left, right, height } = used.getBoundingClientRect();
  const margin = Math.max(0, (window.innerWidth - place.width) / 2);
  const isAcross = right > margin && left < window.innerWidth - margin;
  // An element higher than the notice is not a control but a page that has focus.
  const isUnder = bottom > 0 && top < place.height && height < place.height;
  return isAcross && isUnder;
}

/**
 * Returns the side for the notice: the top, because forms end with buttons and messages at the bottom. If the focused
 * or hovered control is at the top, the notice uses the bottom: under the pointer it would never time out.
 */
function freeSide(): 'top' | 'bottom' {
  const focused = document.activeElement;
  const used = [
    ...(focused && focused !== document.body ? [focused] : []),
    ...document.querySelectorAll('a:hover, button:hover'),
  ];
  return used.some(isCovered) ? 'bottom' : 'top';
}

/** The notice on screen (§4: one at a time), announced and focusable with F8. */
export function Toast({ notice, isOpen, onClose }: ToastProps) {
  const { t } = useI18n();
  const Icon = icons[notice.type];
  const viewport = useRef<HTMLOListElement>(null);
  const [side] = useState(freeSide);

  // If the closing notice has focus, focus must not fall back to the top of the page.
  useLayoutEffect(() => {
    const region = viewport.current;
    if (!region) return undefined;
    let cameFrom: FocusPlace | null = null;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget))
        cameFrom = placeOf(relatedTarget);
    };
    // On the element itself, because the notice is a portal and React's focus events bubble elsewhere.
    region.addEventListener('focusin', remember);
    return () => {
      region.removeEventListener('focusin', remember);
      if (cameFrom && region.contains(document.activeElement)) focusAt(cameFrom);
    };
  }, []);

  return (
    <RadixToast.Provider
      label={t(typeNames[notice.type])}
      swipeDirection={side === 'top' ? 'up' : 'down'}
      duration={notice.duration ?? toastDurationMs}
    >
      <RadixToast.Root
        key={notice.id}
        open={isOpen}
        forceMount
        type={notice.type === 'error' ? 'foreground' : 'background'}
        onOpenChange={(next) => !next && onClose()}
        data-toast={notice.type}
        className="pointer-events-auto flex items-start gap-3 rounded-card bg-raised p-4 text-text shadow-float forced-colors:border data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in"
      >
        <span className={mark({ type: notice.type })}>
          <Icon className="size-4" />
        </span>
        <div className="min-w-0 flex-1">
          <RadixToast.Title className="font-semibold break-words">{notice.title}</RadixToast.Title>
          {notice.message !== undefined && (
            <RadixToast.Description className="mt-0.5 break-words text-text-muted">
              {notice.message}
            </RadixToast.Description>
          )}
          {notice.action && (
            <RadixToast.Action asChild altText={notice.action.label}>
              <Button size="sm" className="mt-2" onClick={notice.action.onSelect}>
                {notice.action.label}
              </Button>
            </RadixToast.Action>
          )}
        </div>
        <RadixToast.Close asChild>
          <IconButton size="sm" label={t('common.close')} icon={<CloseIcon />} className="-mt-1 -mr-2" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport
        ref={viewport}
        label={`${t('common.notices')} ${hotkeyPlace}`}
        data-side={side}
        className={cx(
          'pointer-events-none fixed inset-x-2 z-60 m-0 mx-auto max-w-96 list-none p-0 outline-none print:hidden',
          side === 'top' ? 'top-[calc(0.5rem+var(--offline-height))]' : 'bottom-4 [--toast-shift:12px]',
        )}
      />
    </RadixToast.Provider>
  );
}
