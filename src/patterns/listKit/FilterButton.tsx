import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { FilterIcon } from '@/primitives/icons';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';

export interface FilterButtonProps {
  /** The id of the panel that it opens; the panel is there only while it is open, and loads with its first opening. */
  panelId: string;
  isOpen: boolean;
  /** How many conditions are in force: the list is then shorter than it could be, even while the panel is closed. */
  conditionCount: number;
  onToggle: () => void;
}

/** Opens and closes the filter of a list (§2), and counts the conditions in force. */
export function FilterButton({ panelId, isOpen, conditionCount, onToggle }: FilterButtonProps) {
  const { t } = useI18n();
  return (
    <Button
      icon={<FilterIcon />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onToggle}
    >
      {t('list.filter')}
      {conditionCount > 0 && (
        <span className="grid min-w-5 place-items-center rounded-full bg-action px-1 text-xs text-on-action figures">
          <span aria-hidden="true">{conditionCount}</span>
          <VisuallyHidden>{t('list.filterConditions', { count: conditionCount })}</VisuallyHidden>
        </span>
      )}
    </Button>
  );
}
