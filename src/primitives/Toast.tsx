import { cva } from 'class-variance-authority';
import { Toast as RadixToast } from 'radix-ui';
import { useLayoutEffect, useRef } from 'react';
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

/** Elements that a notice does not cover: bars at the bottom, main actions, and the control in use. */
const kept =
  '[data-bottom-bar], :is(a, button):is(.bg-action, .bg-danger), :is(a, button):hover, :is(a, button, input, textarea, select):focus';

/** Distance in pixels from a notice to the window's edge and to elements that it does not cover. */
const margin = 16;

/**
 * Returns the distance from the window's bottom at which a notice of this size covers none of these elements. At half
 * of the window's height it gives up, because headings and the balance are above.
 */
function freeBottom({ left, right, height }: DOMRect, elements: Iterable<Element>): number {
  const blocks = Array.from(elements, (element) => element.getBoundingClientRect());
  const { innerHeight } = window;
  for (let bottom = margin; bottom + height < innerHeight / 2;) {
    const edge = innerHeight - bottom;
    const under = blocks.filter(
      (block) =>
        block.left < right &&
        block.right > left &&
        block.top < edge &&
        block.bottom > edge - height &&
        // A bar at the bottom is no page.
        block.height < innerHeight / 2,
    );
    if (under.length === 0) return bottom;
    bottom = innerHeight - Math.min(...under.map(({ top }) => top)) + margin / 2;
  }
  return margin;
}

/**
 * The notice on screen (§4: one at a time), announced and focusable with F8. Always in the lower left corner, on a phone
 * across the bottom: headings, balance and totals are elsewhere, and dialogs are in the middle.
 */
export function Toast({ notice, isOpen, onClose }: ToastProps) {
  const { t } = useI18n();
  const Icon = icons[notice.type];
  const viewport = useRef<HTMLOListElement>(null);

  useLayoutEffect(() => {
    const region = viewport.current;
    if (!region) return undefined;
    const place = () => {
      const outside = [...document.querySelectorAll(kept)].filter((element) => !region.contains(element));
      region.style.bottom = `${freeBottom(region.getBoundingClientRect(), outside)}px`;
    };
    // Its size is known once the notice is inside.
    const observer = new ResizeObserver(place);
    observer.observe(region);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, []);

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
      swipeDirection="down"
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
        className="pointer-events-none fixed inset-x-2 bottom-4 z-60 m-0 list-none p-0 outline-none sm:right-auto sm:left-4 sm:w-88 print:hidden"
      />
    </RadixToast.Provider>
  );
}
