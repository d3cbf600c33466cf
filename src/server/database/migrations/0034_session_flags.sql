-- 0034_session_flags: which flags a customer can have is said by the manifest alone, so they are no columns.
alter table customers add column flags jsonb not null default '{}' check (jsonb_typeof(flags) = 'object');
update customers set flags = jsonb_build_object(
  'allowZoomIntegration', allow_zoom_integration,
  'allowYoutubeIntegration', allow_youtube_integration,
  'enableStoryBoard', enable_story_board,
  'campaignManagerAccess', campaign_manager_access,
  'hideOrganization', hide_organization,
  'proEditVendor', pro_edit_vendor
);
alter table customers
  drop column allow_zoom_integration,
  drop column allow_youtube_integration,
  drop column enable_story_board,
  drop column campaign_manager_access,
  drop column hide_organization,
  drop column pro_edit_vendor;
