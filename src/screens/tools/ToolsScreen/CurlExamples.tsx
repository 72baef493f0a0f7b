import { FormSection } from '@/components/FormSection';
import type { CurlExample } from '@/domain/tokens/curlExamples';
import { useI18n } from '@/i18n/I18nProvider';
import { CopyButton } from '@/primitives/CopyButton';
import { Link } from '@/primitives/Link';

/** Commands that call the API with a token, and the address of its documentation. */
export function CurlExamples({ examples }: { examples: readonly CurlExample[] }) {
  const { t, rich } = useI18n();
  return (
    <FormSection title={t('tools.examples.title')} spacing="close">
      <p className="max-w-180 text-text-muted">
        {rich('tools.examples.text', {
          docs: (words) => <Link href="/api/docs">{words}</Link>,
          variable: (words) => <code className="font-mono text-text">{words}</code>,
        })}
      </p>
      <ul className="flex flex-col gap-3">
        {examples.map(({ id, command }) => {
          const name = t(`tools.example.${id}`);
          return (
            <li key={id} className="min-w-0">
              <p className="mb-1 font-medium">{name}</p>
              <div className="flex min-w-0 items-start gap-2 rounded-control bg-sunken py-1 pr-1 pl-3">
                <code className="min-w-0 flex-1 py-1.5 font-mono text-sm [overflow-wrap:anywhere]">
                  {command}
                </code>
                <CopyButton size="sm" value={command} label={t('tools.example.copy', { name })} />
              </div>
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}
