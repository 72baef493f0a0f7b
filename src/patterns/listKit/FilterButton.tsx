import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { FilterIcon } from '@/primitives/icons';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';

export interface FilterButtonProps {
  /** Id of the panel, which exists only while open and is loaded with its first opening. */
  panelId: string;
  /** Whether the panel is open. */
  isOpen: boolean;
  /** Number of active conditions, which matters while the panel is closed. */
  conditionCount: number;
  /** Whether the panel also sorts: cards have no headers. */
  hasSort?: boolean;
  /** Opens or closes the panel. */
  onToggle: () => void;
}

/** Opens and closes the filter of a list (§2) and counts active conditions. With cards it is an icon. */
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
