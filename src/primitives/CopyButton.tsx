import { useEffect, useRef, useState } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Button, IconButton, type ButtonIntent, type ButtonSize } from './Button';
import { AlertIcon, CheckIcon, CopyIcon } from './icons';

/** How long the result is shown, in milliseconds. */
const answerMs = 2000;

/** Results of the last press. */
export const copyOutcomes = ['idle', 'copied', 'failed'] as const;
export type CopyOutcome = (typeof copyOutcomes)[number];

export interface CopyButtonProps {
  /** Text that is copied. */
  value: string;
  /** Action and object: 'Copy 185.104.113.20'. Accessible name of an icon button, text of a text button. */
  label: string;
  /** `icon` next to the copied value, `text` on its own; `icon` by default. */
  face?: 'icon' | 'text';
  /** Button intent. */
  intent?: ButtonIntent;
  /** `sm` in dense tables and lines. */
  size?: ButtonSize;
  /** Initial result, for stories; `idle` by default. */
  defaultOutcome?: CopyOutcome;
}

/**
 * Copies a value and shows and announces the result for two seconds. A failure (insecure address, no permission) is
 * shown too; the value is next to it and can be copied manually.
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
      {/* The icon shows success without layout changes; a failure needs room for its text. */}
      <span
        role="status"
        className={face === 'icon' && outcome === 'failed' ? 'text-sm text-danger-text' : 'sr-only'}
      >
        {words}
      </span>
    </span>
  );
}
