import { withDepartment, type TicketMails } from '@/domain/desk/ticketMails';
import { supportDepartments } from '@/domain/support/support';
import { useI18n } from '@/i18n/I18nProvider';
import { CheckboxField } from '@/primitives/Checkbox';

interface TicketDepartmentsProps {
  mails: TicketMails;
  onMailsChange: (mails: TicketMails) => void;
}

/** Departments about whose tickets the reader gets mails, besides their own. Loaded on demand. */
export default function TicketDepartments({ mails, onMailsChange }: TicketDepartmentsProps) {
  const { t } = useI18n();
  return (
    <fieldset className="flex w-full flex-wrap items-center justify-end gap-x-4 gap-y-1 max-sm:justify-start">
      <legend className="sr-only">{t('adminTickets.mails.departments')}</legend>
      <span aria-hidden className="text-text-muted">
        {t('adminTickets.mails.departments')}
      </span>
      {supportDepartments.map((department) => (
        <CheckboxField
          key={department}
          label={t(`support.department.${department}`)}
          checked={mails.departments.includes(department)}
          onCheckedChange={(isChosen) => onMailsChange(withDepartment(mails, department, isChosen))}
        />
      ))}
    </fieldset>
  );
}
