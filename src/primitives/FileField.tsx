import { cx } from 'class-variance-authority';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { fileSizeText } from '@/i18n/fileSize';
import { IconButton } from './Button';
import { FieldError } from './Field';
import { CloseIcon } from './icons';

export interface FileFieldProps {
  label: ReactNode;
  limits: ReactNode;
  error?: string | undefined;
  accept?: string;
  files: readonly { id: string; name: string; size: number; error?: string | undefined }[];
  onFilesAdd: (files: readonly File[]) => void;
  onFileRemove: (id: string) => void;
}

export function FileField({ label, limits, error, accept, files, onFilesAdd, onFileRemove }: FileFieldProps) {
  const { locale } = useI18n();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-base font-medium">
        {label}
      </label>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onFilesAdd([...event.dataTransfer.files]);
        }}
        className={cx(
          'rounded-control border border-dashed border-border-strong p-3',
          isOver && 'bg-selected',
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={accept}
          aria-describedby={`${id}-message`}
          aria-invalid={error === undefined ? undefined : true}
          className="w-full text-sm"
          onChange={(event) => {
            onFilesAdd([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <div id={`${id}-message`} className="text-sm text-text-muted">
        {error === undefined ? limits : <FieldError>{error}</FieldError>}
      </div>
      <ul>
        {files.map((file) => (
          <li key={file.id} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate">{file.name}</span>
            <span>{fileSizeText(file.size, locale)}</span>
            {file.error && <FieldError>{file.error}</FieldError>}
            <IconButton
              size="sm"
              label={file.name || file.id}
              icon={<CloseIcon />}
              onClick={() => onFileRemove(file.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
