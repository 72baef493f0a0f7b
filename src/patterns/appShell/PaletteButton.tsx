import { useI18n } from '@/i18n/I18nProvider';
import { SearchIcon } from '@/primitives/icons';

export interface PaletteButtonProps {
  onOpen: () => void;
  onNear: () => void;
}

/** Opens the command palette and shows its shortcut. On a phone the entry is in the drawer. */
export function PaletteButton({ onOpen, onNear }: PaletteButtonProps) {
  const { t } = useI18n();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
      className="flex h-control min-w-control items-center justify-center gap-2 rounded-control text-text-muted hover:bg-hover hover:text-text max-sm:hidden mr-3 lg:h-control-sm lg:border lg:border-border-strong lg:px-2.5"
    >
      <SearchIcon />
      <span className="text-sm max-2xl:sr-only">{t('shell.palette')}</span>
      <kbd className="font-sans text-xs max-lg:hidden">{t('shell.palette.shortcut')}</kbd>
    </button>
  );
}

/** The same as the first line of the drawer. */
export function PaletteLine({ onOpen, onNear }: PaletteButtonProps) {
  const { t } = useI18n();
  return (
    <div className="border-b border-border p-3 sm:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onOpen}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-control border border-border-strong px-3 text-left text-text-muted hover:bg-hover hover:text-text"
      >
        <SearchIcon />
        {t('shell.palette.drawer')}
      </button>
    </div>
  );
}
