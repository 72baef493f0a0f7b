import { useI18n } from '@/i18n/I18nProvider';
import { CloseIcon } from './icons';

export interface ChipProps {
  /** Condition and value. */
  text: string;
  /** Removes the condition. */
  onRemove: () => void;
}

/** An active condition with a remove button, which is the whole chip. */
export function Chip({ text, onRemove }: ChipProps) {
  const { t } = useI18n();
  return (
    <button
      type="button"
      aria-label={t('list.removeFilter', { filter: text })}
      onClick={onRemove}
      className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full border border-border-strong bg-surface py-0.5 pr-2 pl-3 text-sm transition-colors duration-150 hover:bg-hover pointer-coarse:min-h-11"
    >
      <span className="line-clamp-2 min-w-0 text-left [overflow-wrap:anywhere]">{text}</span>
      <CloseIcon className="size-3.5 text-text-muted" />
    </button>
  );
}
