-- A link to a version that is not live takes a right of its own. Whoever may grant every right has it too; any other token asks
-- for it anew.
update deploy_tokens set rights = array_append(rights, 'preview')
  where 'grant' = any (rights) and not 'preview' = any (rights);
