import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { isRichText, isShortcut } from '@app/device/shortcut';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useToast } from '@app/providers/ToastProvider';
import { withMessages } from '@app/stores/withMessages';

/** Exports of a palette's module. */
interface PaletteModule<Props> {
  default: ComponentType<Props>;
}

export interface PaletteControl<Props> {
  /** The palette while it is open; its code is loaded at the first opening. */
  Palette: ComponentType<Props> | null;
  open: () => void;
  close: () => void;
  /** Prefetches it when a pointer or the focus comes near. */
  near: () => void;
}

/**
 * Command palette of a shell: Ctrl/Cmd+K opens and closes it anywhere. `load` imports its container and must be stable.
 */
export function usePalette<Props>(load: () => Promise<PaletteModule<Props>>): PaletteControl<Props> {
  const { messages } = usePreferences();
  const toast = useToast();
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<PaletteModule<Props> | null>(null);

  const fetchPalette = useCallback(
    () => withMessages(messages, ['palette'], load).then(setLoaded),
    [load, messages],
  );
  const open = useCallback(() => {
    setOpen(true);
    fetchPalette().catch(() => {
      setOpen(false);
      toast({ type: 'error', title: t('common.error.title'), message: t('common.error.offline') });
    });
  }, [fetchPalette, toast, t]);
  const close = useCallback(() => setOpen(false), []);
  const near = useCallback(() => void fetchPalette().catch(() => undefined), [fetchPalette]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      if (!isOpen && (isRichText(event.target) || document.querySelector('[role$="dialog"]'))) return;
      event.preventDefault();
      if (isOpen) close();
      else if (!event.repeat) open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, open, close]);

  return { Palette: isOpen && loaded ? loaded.default : null, open, close, near };
}
