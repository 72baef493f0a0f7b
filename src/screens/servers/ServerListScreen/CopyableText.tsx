import { useI18n } from '@/i18n/I18nProvider';
import { CopyButton } from '@/primitives/CopyButton';

/** Text with a copy button. */
export function CopyableText({ text }: { text: string }) {
  const { t } = useI18n();
  return (
    <div className="flex items-center gap-2">
      <code className="min-w-0 flex-1 font-mono text-base break-all">{text}</code>
      <span className="-mr-2 flex">
        <CopyButton size="sm" value={text} label={t('serverDetails.copy', { text })} />
      </span>
    </div>
  );
}
