import { cx } from 'class-variance-authority';
import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { longestSearch } from '@/domain/list/listRules';
import { useI18n } from '@/i18n/I18nProvider';
import { IconButton } from './Button';
import { controlClass } from './Field';
import { CloseIcon, SearchIcon } from './icons';

export interface SearchFieldProps {
  /** Text as typed. */
  value: string;
  /** The text changed; the clear button and Escape empty it. */
  onValueChange: (value: string) => void;
  /** Accessible name; 'Search' by default. */
  label?: string;
  /** Placeholder with the shortcut (§2). */
  placeholder?: string;
  /** Classes of the outermost element. */
  className?: string;
}

/**
 * Search field of a list. Ctrl+Shift+F focuses it from anywhere on the page (D9), Escape clears it; neither interrupts
 * an input method's composition.
 */
export function SearchField({ value, onValueChange, label, placeholder, className }: SearchFieldProps) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);

  const clearOnEscape = (event: ReactKeyboardEvent) => {
    // Without text, Escape belongs to the surrounding element.
    if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onValueChange('');
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // By key position, so that the shortcut works with a Russian layout.
      if (event.code !== 'KeyF' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <search className={cx('relative block min-w-0', className)}>
      <SearchIcon className="pointer-events-none absolute inset-y-0 left-3 my-auto text-text-muted" />
      <input
        ref={input}
        type="search"
        aria-label={label ?? t('list.searchLabel')}
        aria-keyshortcuts="Control+Shift+F"
        placeholder={placeholder ?? t('list.search')}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestSearch}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={clearOnEscape}
        className={cx(
          controlClass,
          'pl-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden',
          value === '' ? 'pr-3' : 'pr-10',
        )}
      />
      {value !== '' && (
        <span className="absolute inset-y-0 right-0.5 flex items-center">
          <IconButton
            size="sm"
            label={t('list.clearSearch')}
            icon={<CloseIcon />}
            onClick={() => {
              onValueChange('');
              input.current?.focus();
            }}
          />
        </span>
      )}
    </search>
  );
}
