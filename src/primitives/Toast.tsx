import { cva, cx } from 'class-variance-authority';
import { Toast as RadixToast } from 'radix-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';
import { Button, IconButton } from './Button';
import { focusAt, placeOf, type FocusPlace } from './focusPlace';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from './icons';
import { toastDurationMs } from './toastTiming';

/** A notice (§3): what happened, in a title and perhaps a sentence. */
export interface ToastNotice {
  /** Of its own: another one replaces this notice. */
  id: string;
  /** Kind of notice; sets icon and colour. */
  type: 'success' | 'error' | 'info';
  /** Title that reports the event, in a few words. */
  title: string;
  /** Consequence of the event, in a sentence. */
  message?: string;
  /** Milliseconds it stays; hover and focus pause the count. */
  duration?: number;
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onSelect: () => void };
}

/** Radix writes the key that leads here into its label. */
const hotkeyPlace = '({hotkey})';

export interface ToastProps {
  /** Text, kind and action of the notice. */
  notice: ToastNotice;
  /** `false` plays the exit; the owner removes the notice after toastExitMs. */
  isOpen: boolean;
  /** Its cross, its action, a swipe or its time: it wants to go. */
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

/** A notice of two lines with an action, and its margin, in pixels; it is no wider than `max-w-96`. */
const place = { width: 384, height: 136 };

/** Whether a notice in the top bar's place would lie over this. */
function isCovered(used: Element): boolean {
  const { top, bottom, left, right, height } = used.getBoundingClientRect();
  const margin = Math.max(0, (window.innerWidth - place.width) / 2);
  const isAcross = right > margin && left < window.innerWidth - margin;
  // What is higher than the notice is no control but a page that has taken the focus.
  const isUnder = bottom > 0 && top < place.height && height < place.height;
  return isAcross && isUnder;
}

/**
 * A notice stands in the top bar's place: forms end below, with their buttons and messages. Only where what was just
 * used, or is about to be clicked, stands up there itself, the notice makes room for it: under the pointer it would stay
 * for as long as the pointer does.
 */
function freeSide(): 'top' | 'bottom' {
  const focused = document.activeElement;
  const used = [
    ...(focused && focused !== document.body ? [focused] : []),
    ...document.querySelectorAll('a:hover, button:hover'),
  ];
  return used.some(isCovered) ? 'bottom' : 'top';
}

/** The one notice on screen (§4: only one is shown at a time), announced and reachable with F8. */
export function Toast({ notice, isOpen, onClose }: ToastProps) {
  const { t } = useI18n();
  const Icon = icons[notice.type];
  const viewport = useRef<HTMLOListElement>(null);
  const [side] = useState(freeSide);

  // A notice that leaves with the focus in it must not leave the person at the top of the page.
  useLayoutEffect(() => {
    const region = viewport.current;
    if (!region) return undefined;
    let cameFrom: FocusPlace | null = null;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget))
        cameFrom = placeOf(relatedTarget);
    };
    // On the element itself: the notice is a portal, so React would not tell the region of its focus.
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
