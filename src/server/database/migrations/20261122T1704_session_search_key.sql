-- 20261122T1704_session_search_key: a key that is the same whatever the database's own language is. Databases without one
-- know no capitals beyond ASCII, and no normal form takes ø and ß apart.
create or replace function search_key(text) returns text language sql immutable strict parallel safe
  return replace(replace(replace(replace(replace(replace(replace(replace(translate(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏØøŁłĐđÐðı',
    'αβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџoollddddi'), 'ß', 'ss'), 'ẞ', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Þ', 'th'), 'þ', 'th');

-- Keys that stand there already are made anew.
update users set name = name;
update memberships set title = title;
update industry_types set name = name;
update customers set name = name;
update roles set role_name = role_name;
