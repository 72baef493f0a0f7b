import { cx } from 'class-variance-authority';
import { useId, useRef, useState, type ReactNode } from 'react';
import { fileSizeText } from '@/i18n/fileSize';
import { useI18n } from '@/i18n/I18nProvider';
import { IconButton } from './Button';
import { FieldError } from './Field';
import { AlertIcon, CloseIcon, FileIcon, UploadIcon } from './icons';

export interface ChosenFile {
  /** Unique id, for removing the file. */
  id: string;
  /** An empty name is shown as a placeholder from the catalogue. */
  name: string;
  /** Bytes. */
  size: number;
  /** Why it cannot be sent. */
  error?: string | undefined;
}

export interface FileFieldProps {
  /** Label above the control. */
  label: ReactNode;
  /** Allowed sizes and types, shown before anything is chosen. */
  limits: ReactNode;
  /** Files chosen so far; each invalid file has its error. */
  files: readonly ChosenFile[];
  /** Files were picked or dropped; the owner validates them and adds them to `files`. */
  onFilesAdd: (files: readonly File[]) => void;
  /** A file's remove button was pressed. */
  onFileRemove: (id: string) => void;
  /** Extensions and media types for the system's dialog: '.png,application/pdf'. Dropped files are not restricted. */
  accept?: string;
  /** Error of the whole choice. */
  error?: string | undefined;
  /** Disabled and not focusable. */
  disabled?: boolean;
  /** Form name. */
  name?: string;
}

/**
 * A field for picking or dropping files. The native file input covers the whole field, so that drop, keyboard and
 * camera work natively.
 */
export function FileField({
  label,
  limits,
  files,
  onFilesAdd,
  onFileRemove,
  accept,
  error,
  disabled = false,
  name,
}: FileFieldProps) {
  const { t, locale } = useI18n();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const nameOf = (file: ChosenFile) => (file.name === '' ? t('files.unnamed') : file.name);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-base font-medium">
        {label}
      </label>
      <div
        className={cx(
          'relative flex min-h-24 items-center justify-center rounded-control border border-dashed border-border-strong bg-surface px-4 py-5 text-center transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-aria-invalid:border-danger has-enabled:hover:bg-hover has-disabled:bg-sunken has-disabled:text-text-muted',
          isOver && 'border-action bg-selected',
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          {...(accept === undefined ? {} : { accept })}
          {...(name === undefined ? {} : { name })}
          disabled={disabled}
          title=""
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? `${id}-limits` : `${id}-limits ${id}-error`}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          onChange={(event) => {
            const added = [...(event.currentTarget.files ?? [])];
            // Allows picking the same file again after it was removed.
            event.currentTarget.value = '';
            if (added.length === 0) return;
            setAnnouncement(t('files.added', { count: added.length }));
            onFilesAdd(added);
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        <div className="flex min-w-0 flex-col items-center gap-1">
          <UploadIcon className="text-text-muted" />
          <span className="text-base">{t('files.choose')}</span>
          <span id={`${id}-limits`} className="text-sm text-text-muted">
            {limits}
          </span>
        </div>
      </div>
      {error !== undefined && (
        <div id={`${id}-error`} className="text-sm">
          <FieldError>{error}</FieldError>
        </div>
      )}
      {files.length > 0 && (
        <ul className="mt-1 flex flex-col gap-1.5">
          {files.map((file) => (
            <li
              key={file.id}
              className={cx(
                'flex items-center gap-2.5 rounded-control border py-1 pr-1 pl-3',
                file.error === undefined ? 'border-border bg-surface' : 'border-danger bg-danger-soft',
              )}
            >
              {file.error === undefined ? (
                <FileIcon className="text-text-muted" />
              ) : (
                <AlertIcon className="text-danger-text" />
              )}
              <span className="min-w-0 flex-1 py-1">
                <span className="flex min-w-0 items-baseline gap-2">
                  <span className="min-w-0 truncate">{nameOf(file)}</span>
                  <span className="shrink-0 text-sm text-text-muted figures">
                    {fileSizeText(file.size, locale)}
                  </span>
                </span>
                {file.error !== undefined && (
                  <span className="block text-sm text-danger-text">{file.error}</span>
                )}
              </span>
              <IconButton
                size="sm"
                label={t('files.remove', { name: nameOf(file) })}
                icon={<CloseIcon />}
                onClick={() => {
                  setAnnouncement(t('files.removed', { name: nameOf(file) }));
                  onFileRemove(file.id);
                  // Its remove button disappears with it.
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}
