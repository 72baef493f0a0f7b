import type { Invitation, Member, Members, OwnAccount } from '@/domain/members/members';

/** A colleague, changed where a story or a test needs it. */
export function makeMember(changes: Partial<Member> = {}): Member {
  return {
    id: 3,
    name: 'Анна Смирнова',
    email: 'anna@example.com',
    role: 'technician',
    since: '2026-09-14T09:20:00Z',
    isSelf: false,
    ...changes,
  };
}

/** An open invitation, changed where a story or a test needs it. */
export function makeInvitation(changes: Partial<Invitation> = {}): Invitation {
  return {
    id: 5,
    email: 'boris@example.com',
    role: 'finance',
    expiresAt: '2026-11-27T08:00:00Z',
    isExpired: false,
    ...changes,
  };
}

/** An account with two colleagues, an open invitation and an expired one. */
export const exampleMembers: Members = {
  owner: { name: 'Иван Иванов', email: 'ivanov@example.com' },
  role: 'owner',
  members: [
    makeMember(),
    makeMember({
      id: 4,
      name: 'Olga Petrova',
      email: 'accounts@example.com',
      role: 'finance',
      since: '2026-10-02T13:05:00Z',
    }),
  ],
  invitations: [
    makeInvitation(),
    makeInvitation({
      id: 2,
      email: 'auditor@example.com',
      role: 'readOnly',
      expiresAt: '2026-11-10T08:00:00Z',
      isExpired: true,
    }),
  ],
  max: 20,
};

/** The own account of a person, and that of a colleague. */
export const exampleAccounts: readonly OwnAccount[] = [
  { id: null, name: 'Иван Иванов', email: 'ivanov@example.com', role: 'owner', isCurrent: true },
  { id: 8, name: 'Acme Hosting', email: 'it@acme.example', role: 'technician', isCurrent: false },
];
