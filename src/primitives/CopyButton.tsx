import { useEffect, useRef, useState } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Button, IconButton, type ButtonIntent, type ButtonSize } from './Button';
import { AlertIcon, CheckIcon, CopyIcon } from './icons';

/** How long it says what came of it. */
const answerMs = 2000;

/** Outcomes of the last press. */
export const copyOutcomes = ['idle', 'copied', 'failed'] as const;
export type CopyOutcome = (typeof copyOutcomes)[number];

export interface CopyButtonProps {
  /** Text that is copied. */
  value: string;
  /** Action and its object: 'Copy 185.104.113.20'. It is the name of an icon button, and the text of a text button. */
  label: string;
  /** `icon` beside the value it copies, `text` where it stands alone; `icon` by default. */
  face?: 'icon' | 'text';
  /** How much it stands out; the button's own by default. */
  intent?: ButtonIntent;
  /** `sm` in dense tables and lines. */
  size?: ButtonSize;
  /** Outcome shown at first, for stories; `idle` by default. */
  defaultOutcome?: CopyOutcome;
}

/**
 * Copies a value and says so, in sight and to assistive technology, for two seconds. A browser that refuses (no secure
 * address, no permission) is told of as well: the value stands next to it and can be taken by hand.
 */
export function CopyButton({
  value,
  label,
  face = 'icon',
  intent,
  size,
  defaultOutcome = 'idle',
}: CopyButtonProps) {
  const { t } = useI18n();
  const [outcome, setOutcome] = useState<CopyOutcome>(defaultOutcome);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    let next: CopyOutcome = 'copied';
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      next = 'failed';
    }
    clearTimeout(timer.current);
    setOutcome(next);
    timer.current = setTimeout(() => setOutcome('idle'), answerMs);
  };

  const words = { idle: '', copied: t('common.copied'), failed: t('common.copyFailed') }[outcome];
  const icon = {
    idle: <CopyIcon />,
    copied: <CheckIcon className="text-success-text" />,
    failed: <AlertIcon className="text-danger-text" />,
  }[outcome];
  const shared = {
    icon,
    onClick: () => void copy(),
    ...(intent === undefined ? {} : { intent }),
    ...(size === undefined ? {} : { size }),
  };
  return (
    <span className="inline-flex items-center gap-1">
      {face === 'icon' ? (
        <IconButton {...shared} label={label} />
      ) : (
        <Button {...shared}>{words === '' ? label : words}</Button>
      )}
      {/* The icon shows success by itself, and nothing beside it moves; a failure takes the room for its words. */}
      <span
        role="status"
        className={face === 'icon' && outcome === 'failed' ? 'text-sm text-danger-text' : 'sr-only'}
      >
        {words}
      </span>
    </span>
  );
}
