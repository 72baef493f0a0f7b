import { FormSection } from '@/components/FormSection';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { Button } from '@/primitives/Button';
import type { ColleaguesScreenProps, ReadyColleagues } from './colleaguesView';

interface MemberListProps extends Pick<ColleaguesScreenProps, 'onMemberAction'> {
  people: ReadyColleagues;
}

const actions = ['role', 'transfer', 'remove'] as const;

/** The owner and the colleagues, with the actions of whoever may manage them. */
export function MemberList({ people, onMemberAction }: MemberListProps) {
  const { t, dateOfMoment } = useI18n();
  const { owner, members, canManage } = people;
  return (
    <FormSection title={t('colleagues.people.title')} spacing="close">
      <p className="max-w-180 text-text-muted">
        {t(canManage ? 'colleagues.people.text' : 'colleagues.people.readOnly')}
      </p>
      <ul aria-label={t('colleagues.people.title')} className="flex flex-col">
        <li className="border-b border-border py-3 last:border-0 last:pb-0">
          <Person name={owner.name} email={owner.email} role={t('colleagues.role.owner')} />
        </li>
        {members.map((member) => (
          <li
            key={member.id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-border py-3 last:border-0 last:pb-0"
          >
            <div className="min-w-0">
              <Person
                name={member.name}
                email={member.email}
                role={t(`colleagues.role.${member.role}`)}
                isSelf={member.isSelf}
              />
              <p className="text-sm text-text-muted">
                {t('colleagues.since', { date: dateOfMoment(member.since) })}
              </p>
            </div>
            {canManage && (
              <div
                role="group"
                aria-label={t('colleagues.member.menu', { email: member.email })}
                className="flex flex-wrap gap-2"
              >
                {actions.map((action) => (
                  <Button key={action} size="sm" isChange onClick={() => onMemberAction(action, member)}>
                    {t(`colleagues.action.${action}`)}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {members.length === 0 && <p className="font-medium">{t('colleagues.people.empty')}</p>}
    </FormSection>
  );
}

interface PersonProps {
  name: string;
  email: string;
  /** Name of the role. */
  role: string;
  isSelf?: boolean;
}

function Person({ name, email, role, isSelf = false }: PersonProps) {
  const { t } = useI18n();
  return (
    <>
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</span>
        <Badge tone="neutral" size="sm">
          {role}
        </Badge>
        {isSelf && <span className="text-sm text-text-muted">{t('colleagues.self')}</span>}
      </p>
      <p className="text-sm [overflow-wrap:anywhere] text-text-muted">{email}</p>
    </>
  );
}
