import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { FilterIcon } from '@/primitives/icons';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';

export interface FilterButtonProps {
  /** The id of the panel that it opens; the panel is there only while it is open, and loads with its first opening. */
  panelId: string;
  /** Whether the panel is open. */
  isOpen: boolean;
  /** How many conditions are in force: the list is then shorter than it could be, even while the panel is closed. */
  conditionCount: number;
  /** The panel has the order as well: cards have no heads to sort by. */
  hasSort?: boolean;
  /** Pressed: the panel is to open or to close. */
  onToggle: () => void;
}

/** Opens and closes the filter of a list (§2), and counts the conditions in force. Above cards it is an icon. */
export function FilterButton({
  panelId,
  isOpen,
  conditionCount,
  hasSort = false,
  onToggle,
}: FilterButtonProps) {
  const { t } = useI18n();
  return (
    <Button
      icon={<FilterIcon />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onToggle}
      className="aria-expanded:bg-hover narrow:px-3"
    >
      <span className="narrow:sr-only">{t(hasSort ? 'list.filterAndSort' : 'list.filter')}</span>
      {conditionCount > 0 && (
        <span className="grid min-w-5 place-items-center rounded-full bg-action px-1 text-xs text-on-action figures">
          <span aria-hidden="true">{conditionCount}</span>
          <VisuallyHidden>{t('list.filterConditions', { count: conditionCount })}</VisuallyHidden>
        </span>
      )}
    </Button>
  );
}
