import type { Migration } from './migration';

/** Grace days of each server; a new period takes those of the settings (D29). */
export const graceDays: Migration = {
  version: 700,
  name: 'grace-days',
  statements: [
    `alter table "server" add column "graceDays" smallint not null default 3 check ("graceDays" between 1 and 30)`,
    `create function "serverGraceDays"() returns trigger language plpgsql as $$
      begin
        new."graceDays" := coalesce((select ("value" ->> 'graceDays')::smallint from "setting"), 3);
        return new;
      end
    $$`,
    `create trigger "server_graceDays" before update on "server" for each row
      when (old."endDate" is distinct from new."endDate")
      execute function "serverGraceDays"()`,
  ],
};
