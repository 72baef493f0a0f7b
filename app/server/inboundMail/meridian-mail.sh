#!/bin/sh
# Hands a mail from standard input over to the portal, as a pipe of the mail server.
#
# MERIDIAN_URL          address of the portal, as in https://my.example.com
# MERIDIAN_SECRET_FILE  file with the value of MAIL_INBOUND_SECRET, readable by the pipe's user only
#
# Exits with 0 once the mail is stored, 77 when it is refused (the mail server returns it to its sender), and 75 when
# it is to be delivered again later.
set -eu
umask 077
folder=$(mktemp -d) || exit 75
trap 'rm -rf "$folder"' EXIT
cat >"$folder/mail" || exit 75
time=$(date +%s)
secret=$(cat "$MERIDIAN_SECRET_FILE") || exit 75
# An argument of openssl: hide processes from other users of the machine (mount option hidepid).
signature=$({ printf '%s.' "$time"; cat "$folder/mail"; } | openssl dgst -sha256 -hmac "$secret" -r | cut -d ' ' -f 1)
status=$(curl --silent --show-error --max-time 60 --output "$folder/answer" --write-out '%{http_code}' \
  --header 'Content-Type: message/rfc822' \
  --header "Meridian-Signature: t=$time,v1=$signature" \
  --data-binary "@$folder/mail" \
  "$MERIDIAN_URL/api/mail/inbound") || exit 75
case $status in
204) exit 0 ;;
# A clock or a secret that is wrong, a busy server, too many messages: an administrator's to solve, or time's.
401 | 404 | 408 | 429 | 5??)
  if [ "$status" = 404 ] && grep -q unknownReplyAddress "$folder/answer"; then
    echo 'This address takes no mail.' >&2
    exit 77
  fi
  exit 75
  ;;
*)
  echo 'The portal refused this mail.' >&2
  exit 77
  ;;
esac
