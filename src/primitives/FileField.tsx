import { cx } from 'class-variance-authority';
import { useId, useRef, useState, type ReactNode } from 'react';
import { fileSizeText } from '@/i18n/fileSize';
import { useI18n } from '@/i18n/I18nProvider';
import { IconButton } from './Button';
import { FieldError } from './Field';
import { AlertIcon, CloseIcon, FileIcon, UploadIcon } from './icons';

export interface ChosenFile {
  /** Of its own among the files; what removing names. */
  id: string;
  /** An empty name is shown as such a file is called in the catalogue. */
  name: string;
  /** Bytes. */
  size: number;
  /** Why this one cannot be sent, in words. */
  error?: string | undefined;
}

export interface FileFieldProps {
  /** Shown above the control and tied to it. */
  label: ReactNode;
  /** Sizes and kinds that are taken, shown before anything is chosen. */
  limits: ReactNode;
  /** Files chosen so far; each refused file has its error. */
  files: readonly ChosenFile[];
  /** Files picked or dropped, in order; the owner judges them and lists them in `files`, the refused with their error. */
  onFilesAdd: (files: readonly File[]) => void;
  /** The cross of a file was pressed: the id of that file. */
  onFileRemove: (id: string) => void;
  /** Endings and media types that the system's dialog offers: '.png,application/pdf'. What is dropped is not held to it. */
  accept?: string;
  /** Error in the choice as a whole. */
  error?: string | undefined;
  /** Takes no files, and leaves the tab order. */
  disabled?: boolean;
  /** Form name. */
  name?: string;
}

/**
 * Files, picked or dropped. The platform's own file input lies over the whole field, so that a drop, the keyboard and
 * the phone's camera are the browser's own work.
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
  const nameOf = (file: ChosenFile) => (file.name === '' ? t('common.files.unnamed') : file.name);
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
            // The same file can be picked again after it was removed.
            event.currentTarget.value = '';
            if (added.length === 0) return;
            setAnnouncement(t('common.files.added', { count: added.length }));
            onFilesAdd(added);
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        <div className="flex min-w-0 flex-col items-center gap-1">
          <UploadIcon className="text-text-muted" />
          <span className="text-base">{t('common.files.choose')}</span>
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
                label={t('common.files.remove', { name: nameOf(file) })}
                icon={<CloseIcon />}
                onClick={() => {
                  setAnnouncement(t('common.files.removed', { name: nameOf(file) }));
                  onFileRemove(file.id);
                  // Its own button goes with it.
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
