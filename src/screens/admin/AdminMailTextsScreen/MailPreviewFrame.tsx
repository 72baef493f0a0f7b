import { previewSchemes, previewWidths } from '@/domain/admin/mailText';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { SelectField } from '@/primitives/SelectField';
import { Skeleton } from '@/primitives/Skeleton';
import type { AdminMailTextsScreenProps, MailPreviewView } from './adminMailTextsView';

interface MailPreviewFrameProps extends Pick<
  AdminMailTextsScreenProps,
  'onPreviewRefresh' | 'onPreviewWidthChange' | 'onPreviewSchemeChange'
> {
  preview: MailPreviewView;
}

/** The mail with sample data as the server renders it, in the size and colours of a mail program. */
export function MailPreviewFrame({ preview, ...actions }: MailPreviewFrameProps) {
  const { t } = useI18n();
  const { width, scheme } = preview;
  return (
    <section aria-label={t('adminMailTexts.preview')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t('adminMailTexts.preview.width')}
          name="width"
          value={String(width)}
          options={previewWidths.map((each) => ({
            value: String(each),
            label: t('adminMailTexts.preview.pixels', { width: each }),
          }))}
          onValueChange={(value) =>
            actions.onPreviewWidthChange(previewWidths.find((each) => String(each) === value) ?? width)
          }
        />
        <SelectField
          label={t('adminMailTexts.preview.scheme')}
          name="scheme"
          value={scheme}
          options={previewSchemes.map((value) => ({
            value,
            label: t(`adminMailTexts.preview.${value}`),
          }))}
          onValueChange={actions.onPreviewSchemeChange}
        />
        <Button onClick={actions.onPreviewRefresh}>{t('adminMailTexts.preview.refresh')}</Button>
      </div>
      {preview.state === 'stale' && (
        <p className="text-sm text-text-muted">{t('adminMailTexts.preview.stale')}</p>
      )}
      <PreviewedMail preview={preview} />
    </section>
  );
}

function PreviewedMail({ preview: { mail, width, scheme } }: { preview: MailPreviewView }) {
  const { t } = useI18n();
  if (mail.status === 'loading') return <Skeleton className="h-80" />;
  if (mail.status === 'error') return <p className="text-text-muted">{t(`common.error.${mail.reason}`)}</p>;
  const { subject, html } = mail.value;
  return (
    <>
      <p className="font-medium [overflow-wrap:anywhere]">
        {t('adminMailTexts.preview.subject', { subject })}
      </p>
      {/* The frame scrolls sideways, and the dialog does not. */}
      <div
        role="group"
        aria-label={t('adminMailTexts.preview')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so a key must be able to reach it
        tabIndex={0}
        className="max-w-full overflow-x-auto rounded-control border border-border"
      >
        <iframe
          title={t('adminMailTexts.preview')}
          srcDoc={html}
          sandbox=""
          // The mail takes the scheme of its frame, as in a mail program.
          style={{ width, height: 320, colorScheme: scheme, background: 'Canvas' }}
        />
      </div>
    </>
  );
}
