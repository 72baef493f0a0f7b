import type { Migration } from './migration';

/** Addresses of servers, unique among them, and the pool for simulated servers. */
export const addresses: Migration = {
  version: 240,
  name: 'addresses',
  statements: [
    `alter table "server" alter column "ip" drop not null`,
    // The oldest of the servers with the same address keeps it.
    `update "server" set "ip" = null from
      (select "id", row_number() over (partition by host("ip") order by "id") as "place" from "server") "sharing"
      where "sharing"."id" = "server"."id" and "place" > 1`,
    // Additional addresses were only derived from the main one and never assigned.
    `update "server" set
      "addresses" = case when "ip" is null then '[]'::jsonb else jsonb_build_array(host("ip")) end,
      "ipv6Subnets" = case when "settings" ->> 'ipv6Subnet' = '' then '[]'::jsonb
        else jsonb_build_array("settings" ->> 'ipv6Subnet') end`,
    `create table "serverAddress" (
      "address" inet primary key,
      "serverId" bigint not null references "server" ("id") on delete cascade
    )`,
    `create index "serverAddress_server_idx" on "serverAddress" ("serverId")`,
    `create function "storeServerAddresses"() returns trigger language plpgsql as $$
      begin
        delete from "serverAddress" where "serverId" = new."id";
        insert into "serverAddress" ("address", "serverId")
          select "address", new."id" from (
            select jsonb_array_elements_text(new."addresses" || new."ipv6Subnets")::inet as "address"
            union select host(new."ip")::inet where new."ip" is not null
          ) "owned";
        return null;
      end
    $$`,
    `create trigger "server_addAddresses" after insert on "server" for each row
      execute function "storeServerAddresses"()`,
    `create trigger "server_changeAddresses" after update on "server" for each row
      when (old."ip" is distinct from new."ip" or old."addresses" is distinct from new."addresses"
        or old."ipv6Subnets" is distinct from new."ipv6Subnets")
      execute function "storeServerAddresses"()`,
    `insert into "serverAddress" ("address", "serverId")
      select value::inet, "id" from "server", jsonb_array_elements_text("addresses" || "ipv6Subnets")`,
    // Outlives its server: the address is free once the machine is destroyed.
    `create table "simulatedAddress" (
      "address" inet primary key,
      "serverId" bigint not null
    )`,
    `create index "simulatedAddress_server_idx" on "simulatedAddress" ("serverId")`,
    `insert into "simulatedAddress" select "address", "serverId" from "serverAddress"`,
    // Requests sold but missing resources from the provisioner: addresses and panel URLs.
    `with "requested" as (
      insert into "operation" ("userId", "serverId", "title", "createdAt", "command")
      select "userId", "id", "domain", now(), jsonb_build_object('action', 'setOptions', 'spec', jsonb_build_object(
        'domain', "domain", 'ip', coalesce(host("ip"), ''), 'datacenter', "datacenter", 'tariff', "tariff",
        'memory', "memory", 'os', "os", 'software', "settings" -> 'software', 'panel', "settings" -> 'panel',
        'backup', "settings" -> 'backup', 'ipv4', "settings" -> 'ipv4', 'ipv6Subnet', "settings" -> 'ipv6Subnet',
        'username', "settings" -> 'username'))
      from "server" where ("ip" is null or jsonb_array_length("addresses") < ("settings" ->> 'ipv4')::integer
        or ("settings" ->> 'panel' <> 'none' and "panelUrl" is null))
        and not exists (select from "operation" "setUp" where "setUp"."serverId" = "server"."id"
          and "setUp"."endedAt" is null and "setUp"."command" ->> 'action' = 'create')
      order by "id" returning "id"
    )
    insert into "job" ("kind", "key", "payload", "runAt")
      select 'operation', 'operation:' || "id", jsonb_build_object('operationId', "id"), now() from "requested"`,
  ],
};
