import {
  acceptedAttachments,
  attachmentLimits,
  type AttachmentProblem,
} from '@/domain/support/supportAttachments';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { FileField } from '@/primitives/FileField';
import type { PickedFile } from './messageFiles';

export interface AttachmentsFieldProps {
  /** Files picked so far. */
  files: readonly PickedFile[];
  /** Whether invalid files blocked the last submit. */
  isRefused: boolean;
  /** Files were picked or dropped. */
  onFilesAdd: (files: readonly File[]) => void;
  /** A file was removed. */
  onFileRemove: (id: string) => void;
}

/** Files of a message; the allowed types and sizes are shown in advance. */
export function AttachmentsField({ files, isRefused, onFilesAdd, onFileRemove }: AttachmentsFieldProps) {
  const { t } = useI18n();
  return (
    <FileField
      label={t('support.form.files')}
      limits={t('support.form.filesHint', {
        count: attachmentLimits.count,
        size: attachmentLimits.megabytes,
      })}
      accept={acceptedAttachments}
      error={isRefused ? t('support.problem.files') : undefined}
      files={files.map(({ id, name, size, problem }) => ({
        id,
        name,
        size,
        error: problem === null ? undefined : problemText(problem, t),
      }))}
      onFilesAdd={onFilesAdd}
      onFileRemove={onFileRemove}
    />
  );
}

function problemText(problem: AttachmentProblem, t: I18n['t']): string {
  switch (problem) {
    case 'tooLarge':
      return t('support.file.tooLarge', { size: attachmentLimits.megabytes });
    case 'tooMany':
      return t('support.file.tooMany', { count: attachmentLimits.count });
    case 'noName':
    case 'type':
    case 'empty':
      return t(`support.file.${problem}`);
  }
}
