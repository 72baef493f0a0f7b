import { useBrand } from '@/i18n/BrandProvider';
import { useI18n } from '@/i18n/I18nProvider';
import { CopyButton } from '@/primitives/CopyButton';
import { FactList, type Fact } from '@/components/FactList';
import { payeeFacts } from './payeeFacts';

/** Whom one pays: the provider's legal entity, to read and to copy (D20). `more` stands below its requisites. */
export function PayeeCard({ more = [] }: { more?: readonly Fact<string>[] }) {
  const i18n = useI18n();
  const facts = [...payeeFacts(useBrand(), i18n), ...more];
  return (
    <div className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5">
      <FactList layout="columns" facts={facts} />
      <div className="print:hidden">
        <CopyButton
          face="text"
          size="sm"
          label={i18n.t('payment.payee.copy')}
          value={facts.map(({ label, value }) => `${label}: ${value}`).join('\n')}
        />
      </div>
    </div>
  );
}
