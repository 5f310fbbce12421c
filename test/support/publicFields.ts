/**
 * Fields of the schema whose texts may leave the page for support: facts of published record sets, the site's own
 * labels, pages and features, and the published list of libraries. Whatever else a page shows belongs to someone.
 * Adding a line here is a decision about people's privacy (docs/adr/0017).
 */
export const PUBLIC_FIELDS = new RegExp(
  `^(?:${[
    String.raw`RecordSet(?:Name)?\.\w+`,
    String.raw`ValueCount\.value`,
    String.raw`FieldSection\.title`,
    String.raw`(?:LabelledValue|TranscribedField)\.(?:label|fieldId)`,
    String.raw`RecordGroup\.columns`,
    String.raw`RecordSource\.(?:repository|importedAt|description|attribution)`,
    String.raw`RecordCitation\.style`,
    String.raw`\w+\.recordSetName`,
    String.raw`ProfileRecordSet\.name`,
    String.raw`MatchReason\.(?:how|label|fieldId)`,
    String.raw`\w*Miss\w*\.(?:label|fieldId)`,
    String.raw`SentencePart\.(?:label|fieldId)`,
    String.raw`NameVariantUse\.(?:how|fieldId)`,
    String.raw`RecordFacet\.(?:label|fieldId)`,
    String.raw`PlaceNote\.(?:label|fieldId)`,
    String.raw`RelaxedFilter\.fieldId`,
    String.raw`RegionSuggestion\.type`,
    String.raw`(?:SearchHit|HistoricalRecord)\.type`,
    String.raw`ImageBook\.attribution`,
    String.raw`(?:NewspaperTitle|NewspaperYear|DatedIssue|MissingIssue|NewspaperCalendar|DateOfIssues|IssueOfTitle|IssuesOfDate)\.\w+`,
    String.raw`IssueOutline\.access`,
    String.raw`ArticleMatch\.(?:kind|access)`,
    String.raw`ArticleCoverage\.(?:firstDate|lastDate)`,
    String.raw`TitleGaps\.title`,
    String.raw`ArticleFacet\.facet`,
    String.raw`OutlinedPage\.(?:position|words)`,
    String.raw`OutlinedArticle\.(?:kind|words|firstPage)`,
    String.raw`\w*Problem\w*\.field`,
    String.raw`\w*ValidationIssue\w*\.field`,
    String.raw`TreeWarning\.code`,
    String.raw`TreeFinding(?:Kind)?\.(?:code|label|group)`,
    String.raw`Institution\.(?:id|name)`,
    String.raw`LibrarySignInFailure\.missing`,
    String.raw`Feature\.(?:id|journey|label|changes|source|heldThrough|defaultHolders)`,
    String.raw`FeatureBoard\.provider`,
    String.raw`FeatureReader\.kind`,
    String.raw`Content\w+\.\w+`,
    String.raw`Help(?:Home|Category|Section|Article|Link)\.\w+`,
    String.raw`ServiceNotice\.(?:level|text|areas)`,
  ].join('|')})$`,
  'u',
);

/** Numbers that reveal when or where someone lived, or who they are. */
export const PERSONAL_NUMBERS =
  /\.(?:latitude|longitude|\w*[Bb]irth\w*|\w*[Dd]eath\w*|born|marriageFrom|year|memberId)$/u;
